import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { applicationFolder, attachmentFolder, findSignedFile } from '../../lib/pictures/attachment-pictures.ts';
import { addAttachment } from './add-attachment.ts';
import { getApplication, saveApplication } from './application.ts';

const { attachment, user } = endpoints;

export const attachmentRoutes = [
  defineRoute(attachment.addAttachment, async ({ params, body, principal }) => {
    const { data, isNew } = await addAttachment(params, body.file, principal);
    return isNew ? created(data) : ok(data);
  }),
  defineRoute(attachment.getAttachmentFile, async ({ params: { orderId, artistId, attachmentId, file }, query }) => ({
    file: findSignedFile(attachmentFolder({ orderId, artistId }, attachmentId), {
      ids: [orderId, artistId, attachmentId],
      file,
      query,
    }),
  })),
  answerWith(user.getApplication, ({ principal }) => getApplication(principal.userId)),
  answerWith(user.saveApplication, ({ principal, body }) => saveApplication(principal, body)),
  defineRoute(user.getApplicationFile, async ({ params: { userId, pictureId, file }, query }) => ({
    file: findSignedFile(applicationFolder(userId, pictureId), { ids: [userId, pictureId], file, query }),
  })),
];
