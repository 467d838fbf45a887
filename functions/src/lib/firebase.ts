import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

export function firebaseApp(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}

export function auth(): Auth {
  return getAuth(firebaseApp());
}
