import { GrantError, grantAdmin } from '../areas/role/grant-admin.ts';

/** `node functions/src/commands/grant-admin.ts EMAIL`: in the emulators or with real credentials. */
const [email, ...others] = process.argv.slice(2);
try {
  if (!email || others.length > 0)
    throw new GrantError('Name one address: npm run grant-admin -w functions -- someone@example.com');
  await grantAdmin(email);
  console.log(`${email} is an administrator now. A new sign-in makes it count at once.`);
} catch (error) {
  if (!(error instanceof GrantError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
