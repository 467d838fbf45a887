import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveWords } from '#entities/image/studio-queries.ts';
import { assertNotLeft } from '#entities/session/api/account-api.ts';
import { watchConnection } from '#lib/api/connection.ts';
import { isNoConnection } from '#lib/errors/error-text.ts';
import { createNamingStore, type SaveRows } from './naming-store.ts';

export function useNaming(uid: string, images: readonly StudioImage[]) {
  const client = useQueryClient();
  const [store] = useState(() => {
    const save: SaveRows = async (rows) => {
      try {
        assertNotLeft(uid);
        return await saveWords(client, uid, rows);
      } catch (error) {
        if (isNoConnection(error)) watchConnection();
        throw error;
      }
    };
    return createNamingStore(uid, images, save);
  });
  useEffect(() => store.refresh(images), [store, images]);
  useEffect(() => {
    store.open();
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) void store.saveNow();
    });
    return () => {
      stop();
      store.close();
    };
  }, [store]);
  return { store, ...useSyncExternalStore(store.subscribe, store.get) };
}
