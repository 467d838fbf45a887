import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeAll, vi } from 'vitest';
import { forgetSession, rememberSession } from '../../src/entities/session/session-store.ts';
import EditProfilePage from '../../src/features/profile/edit-profile-page.tsx';
import NewProfilePage from '../../src/features/profile/new-profile-page.tsx';
import { paths } from '../../src/lib/navigation/paths.ts';
import { sampleAccount } from '../account.ts';
import { draw } from '../pages/render-page.tsx';
import { fillIn } from './fill-in.ts';

export const USER_ID = 123456789;

export const blank: AccountProfile = {
  userId: USER_ID,
  username: 'Mira Das',
  name: 'Mira Das',
  first_name: 'Mira',
  middle_name: '',
  last_name: 'Das',
  subtitle: '',
  bio: '',
  isArtist: false,
  profile_picture: null,
  achievements: '',
  social_links: '',
  email: 'mira@example.com',
  artist_status: 'none',
};

export const full: AccountProfile = {
  ...blank,
  subtitle: 'Fog and ferries',
  bio: '<p>I wait for fog.</p>',
  profile_picture: 'https://photos.example/portraits/123456789/a/320.jpeg',
  achievements: 'First prize||Coastal Light||2024-03-06|~|Residency||Three months||2023-11-02',
  social_links: 'instagram||https://instagram.com/mira|~|x||https://x.com/mira',
};

export function answer(status: number, body: object): Response {
  return new Response(JSON.stringify({ returnCode: status, ...body }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

export function errorResponse(status: number, fields?: Record<string, string>): Response {
  return answer(status, { error: { code: 'INVALID', message: 'Not like this.', requestId: 'r1', fields } });
}

/** Signs a user in. */
export function enter({
  uid = 'u1',
  emailVerified = true,
  isAdmin = false,
}: {
  uid?: string;
  emailVerified?: boolean;
  isAdmin?: boolean;
} = {}): void {
  rememberSession(sampleAccount({ uid, userId: USER_ID, emailVerified, isAdmin }));
}

function OwnProfileStub() {
  return (
    <>
      <p>The own profile</p>
      <Link to={paths.editProfile}>Edit</Link>
    </>
  );
}

/** Renders the profile form with a mocked API that saves everything by default. */
export async function open(
  type: 'ADD' | 'EDIT',
  profile: AccountProfile,
  { emailVerified = true }: { emailVerified?: boolean } = {},
) {
  const save = vi.fn<(method: string, body: unknown) => Promise<Response>>(async () =>
    answer(200, { data: [profile] }),
  );
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address !== '/api/user/user-info') return answer(200, { data: [profile] });
    return save(init.method ?? 'GET', JSON.parse(String(init.body)));
  });
  enter({ emailVerified });
  draw(
    <Routes>
      <Route path={paths.newProfile} element={<NewProfilePage />} />
      <Route path={paths.editProfile} element={<EditProfilePage />} />
      <Route path={paths.accountProfile} element={<OwnProfileStub />} />
      <Route path={paths.login} element={<Link to={paths.editProfile}>Back to the form</Link>} />
      <Route path={paths.exhibitions} element={<p>The exhibitions</p>} />
    </Routes>,
    type === 'ADD' ? paths.newProfile : paths.editProfile,
  );
  await screen.findByRole('textbox', { name: 'Bio' }, { timeout: 10_000 });
  return save;
}

/** After each test: closes the form and signs its person out. */
export function leave(): void {
  cleanup();
  forgetSession();
}

/** The page that follows a save. */
export const saved = () => screen.findByText('The own profile');

export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Finds the field at `index` among those that have this label. */
export const box = (name: string, index = 0) => screen.getAllByLabelText<HTMLInputElement>(name)[index] as HTMLElement;
export const fill = (name: string, value: string, index = 0) => fillIn(box(name, index), value);

export async function addAchievement(title: string, day: string, description: string, index = 0) {
  await click('Add an achievement');
  fill('Title', title, index);
  fill('Date', day, index);
  fill('Description', description, index);
}

/** The code of the form, for `beforeAll`: it is the form that is waited for, not its code. */
export async function loadProfileForm(): Promise<void> {
  await import('../../src/features/profile/form/profile-form.tsx');
  await import('../../src/components/rich-text/editor/rich-text-editor.tsx');
}

/** For the tests of a file: the code of the form is loaded before them, and the form is closed after each. */
export function setUpProfileForm(): void {
  beforeAll(loadProfileForm);
  afterEach(leave);
}
