import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

function app(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}

export function firestore(): Firestore {
  return getFirestore(app());
}

export function auth(): Auth {
  return getAuth(app());
}
