import { markNoticesRead } from '@aperture-byline/contract/endpoints/notice';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { mutationOptions } from '@tanstack/react-query';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { noticesQuery } from './queries.ts';

/** Marks notices as read, also in the cached list. */
export const markReadMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(markNoticesRead),
    onSuccess: (_nothing, { body: { ids } }, _result, { client }) => {
      client.setQueryData<Notice[]>(noticesQuery(uid).queryKey, (notices) =>
        notices?.map((notice) => (ids.includes(notice.id) ? { ...notice, read: true } : notice)),
      );
    },
  });
