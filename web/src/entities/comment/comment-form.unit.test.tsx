// @vitest-environment jsdom

import { storyCommentSchema } from '@aperture-byline/contract/comment/bodies';
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentDraft, hasCommentDraft } from './comment-subject.ts';

const schema = storyCommentSchema.pick(['comment']);
const mutationFn = vi.fn<(comment: string) => Promise<{ held: boolean }>>();

function renderForm(onSend?: () => boolean) {
  draw(
    <CommentForm
      draft={commentDraft('story', 's1')}
      schema={schema}
      sending={{ mutationKey: ['comment'], mutationFn }}
      {...(onSend && { onSend })}
    />,
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: commentMessages.send }));

describe('The comment form', () => {
  afterEach(() => mutationFn.mockReset());

  it.each(['', '  \n', '\u200b'])('When the text is %j, then nothing is sent and the box says so', async (text) => {
    renderForm();
    write(text);
    send();
    expect(await screen.findByText(commentMessages.empty)).toBeDefined();
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(mutationFn).not.toHaveBeenCalled();
  });

  it('When it was sent, then the box is cleared and its draft is gone', async () => {
    mutationFn.mockResolvedValueOnce({ held: false });
    renderForm();
    write(' Good light ');
    expect(hasCommentDraft()).toBe(true);
    send();
    expect(await screen.findByText(commentMessages.sent)).toBeDefined();
    expect(mutationFn.mock.calls[0]?.[0]).toBe('Good light');
    expect(box().value).toBe('');
    expect(hasCommentDraft()).toBe(false);
  });

  it('When it is held, then it says that it waits', async () => {
    mutationFn.mockResolvedValueOnce({ held: true });
    renderForm();
    write('Three links');
    send();
    expect(await screen.findByText(commentMessages.held)).toBeDefined();
  });

  it.each([
    ['sending fails', new Error('gone'), messages.somethingWrongLater],
    ['the house is read-only', new ApiError(503, apiMessages.readOnly, { code: 'READ_ONLY' }), apiMessages.readOnly],
  ])('When %s, then it says so, and the text is there after a reload', async (_what, error, text) => {
    vi.spyOn(console, 'error').mockReturnValue();
    mutationFn.mockRejectedValueOnce(error);
    renderForm();
    write('Good light');
    send();
    expect(await screen.findByText(text)).toBeDefined();
    expect(box().value).toBe('Good light');
    cleanup();
    renderForm();
    expect(await screen.findByDisplayValue('Good light')).toBeDefined();
  });

  it('When something else comes before sending, then nothing is sent and the draft stays', async () => {
    const onSend = vi.fn(() => false);
    renderForm(onSend);
    write('Good light');
    send();
    await expect.poll(() => onSend).toHaveBeenCalledOnce();
    expect(mutationFn).not.toHaveBeenCalled();
    expect(hasCommentDraft()).toBe(true);
  });
});
