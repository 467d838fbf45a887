/** A file of its own: every visitor of the page would else pay for the names of all files that the form brings. */
export const loadCommentForm = () => import('./story-comment-form.tsx');
