import firebase from '../../firebase.json' with { type: 'json' };

const [named] = firebase.hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
if (!named) throw new Error('No rewrite in firebase.json names the region of a function');

/** Region of the functions, the database and the bucket: the rewrites of Hosting name it, and nothing else does. */
export const REGION: string = named;
