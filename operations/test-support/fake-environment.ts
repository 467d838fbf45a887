import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Makes Google's libraries and firebase-tools work with a fake at this origin, with credentials of it. firebase-tools
 * reads them when it is loaded.
 */
export function installFakeGoogle(origin: string): void {
  const folder = mkdtempSync(`${tmpdir()}/operator-`);
  const credentials = `${folder}/credentials.json`;
  writeFileSync(
    credentials,
    JSON.stringify({
      type: 'external_account_authorized_user',
      audience: '//iam.googleapis.com/locations/global/workforcePools/tests/providers/tests',
      client_id: 'tests',
      client_secret: 'of tests',
      refresh_token: 'of tests',
      token_url: `${origin}/token`,
      token_info_url: `${origin}/token`,
    }),
  );
  Object.assign(process.env, {
    GOOGLE_APPLICATION_CREDENTIALS: credentials,
    METADATA_SERVER_DETECTION: 'none',
    // Where firebase-tools keeps what it knows of an operator.
    XDG_CONFIG_HOME: folder,
    FIREBASE_API_URL: origin,
    FIREBASE_RESOURCEMANAGER_URL: origin,
    FIREBASE_SERVICE_USAGE_URL: origin,
    FIREBASE_HOSTING_API_URL: origin,
    FIRESTORE_URL: origin,
    CLOUD_SECRET_MANAGER_URL: origin,
    FIREBASE_FUNCTIONS_URL: origin,
    FIREBASE_FUNCTIONS_V2_URL: origin,
    CLOUD_RUN_API_URL: origin,
    ARTIFACT_REGISTRY_DOMAIN: origin,
  });
}
