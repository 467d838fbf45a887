import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { addAttachment } from './add-attachment.ts';
import { getAttachmentFile } from './get-attachment-file.ts';

const { attachment } = endpoints;

export const attachmentRoutes = [
  defineRoute(attachment.addAttachment, async ({ params, body, principal }) => {
    const { data, isNew } = await addAttachment(params, body.file, principal);
    return isNew ? created(data) : ok(data);
  }),
  defineRoute(attachment.getAttachmentFile, async ({ params, query }) => ({
    file: getAttachmentFile(params, { expires: query('expires'), signature: query('signature') }),
  })),
];
