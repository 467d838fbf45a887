import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import type { Address } from '@aperture-byline/contract/address/wire';
import { useQuery } from '@tanstack/react-query';
import { lazy, useId, useState } from 'react';
import { Button, TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { AddressLines } from '#entities/address/address-lines.tsx';
import { addressesQuery } from '#entities/address/private-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import styles from '../cart.module.css';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));
const DeleteAddressDialog = lazy(() => import('./delete-address-dialog.tsx'));

type Task = { name: 'add' } | { name: 'edit' | 'delete'; address: Address };

/** The user's addresses, one of them chosen: to choose another, to add, edit and delete. */
export function Addresses({
  account,
  selected,
  isAbroadServed,
  onChoose,
}: {
  account: Account;
  selected: Address | undefined;
  isAbroadServed: boolean;
  onChoose: (addressId: string) => void;
}) {
  const query = useQuery(addressesQuery(account.uid));
  const [task, setTask] = useState<Task | null>(null);
  const finish = () => setTask(null);
  return (
    <Stack>
      <QueryState
        query={query}
        loading={<Skeleton className={styles.skeleton} />}
        failure={addressMessages.notLoaded}
        empty={<p className="text-quiet">{addressMessages.none}</p>}
      >
        {(addresses) => (
          <fieldset className={styles.addresses}>
            <legend className="visually-hidden">Deliver to</legend>
            {addresses.map((address) => (
              <AddressChoice
                key={address.id}
                address={address}
                isSelected={address.id === selected?.id}
                onChoose={() => onChoose(address.id)}
                onTask={(name) => setTask({ name, address })}
              />
            ))}
          </fieldset>
        )}
      </QueryState>
      <div>
        <Button onClick={() => setTask({ name: 'add' })}>Add New</Button>
      </div>
      <LazyBoundary>
        {task?.name === 'delete' && <DeleteAddressDialog uid={account.uid} address={task.address} onClose={finish} />}
        {(task?.name === 'add' || task?.name === 'edit') && (
          <AddressDialog
            account={account}
            address={task.name === 'edit' ? task.address : null}
            isAbroadServed={isAbroadServed}
            onClose={finish}
            onSaved={(saved) => {
              finish();
              onChoose(saved.id);
            }}
          />
        )}
      </LazyBoundary>
    </Stack>
  );
}

function AddressChoice({
  address,
  isSelected,
  onChoose,
  onTask,
}: {
  address: Address;
  isSelected: boolean;
  onChoose: () => void;
  onTask: (name: 'edit' | 'delete') => void;
}) {
  const id = useId();
  return (
    <Grid gap={[0, 1.5]} columns="auto minmax(0, 1fr)" className={styles.choice}>
      <input
        type="radio"
        id={id}
        className={styles.radio}
        name="delivery-address"
        checked={isSelected}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles.label}>
        <AddressLines address={address} />
      </label>
      <Row gap={3} className={styles.tasks}>
        <TextButton onClick={() => onTask('edit')}>
          Edit<span className="visually-hidden"> {address.address}</span>
        </TextButton>
        <TextButton onClick={() => onTask('delete')}>
          Delete<span className="visually-hidden"> {address.address}</span>
        </TextButton>
      </Row>
    </Grid>
  );
}
