import { fileURLToPath } from 'node:url';

/** The project's root folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Folder of files that can be made again at any time; not under version control. */
export const CACHE = `${ROOT}/.cache`;
export const LOGS = `${CACHE}/logs`;
export const RESULTS = `${CACHE}/results`;

/** Where firebase-tools runs and leaves its debug logs; emptied at each start. */
export const EMULATORS_FOLDER = `${CACHE}/emulators`;

/** The emulators' data between two runs of `npm start`, in firebase-tools' export format. */
export const SAVED_DATA = `${CACHE}/data`;

/** Made by `npm run docs`. */
export const API_DOCUMENT = `${ROOT}/docs/api.md`;

/** Folder of the settings with which the suite runs the functions. */
export const SUITE_SETTINGS = `${CACHE}/settings`;

export const SUITE_CONFIG = `${ROOT}/firebase.suite.json`;

/** A file inside an installed package. */
export const inModules = (path: string): string => `${ROOT}/node_modules/${path}`;
