import firebase from '../../firebase.json' with { type: 'json' };

/** Region of the functions, the database and the bucket. The rewrites of Hosting have to repeat it. */
export const REGION: string = firebase.firestore.location;
