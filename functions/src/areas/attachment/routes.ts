import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { attachmentFolder, findSignedFile } from '../../lib/pictures/attachment-pictures.ts';
import { addAttachment } from './add-attachment.ts';

const { attachment } = endpoints;

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
];
