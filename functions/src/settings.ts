import { defineInt, defineString, select } from 'firebase-functions/params';

/**
 * Settings of a project, as firebase-tools knows them: it takes them from `.env.<project-id>`, asks for those that are
 * missing and writes them there, and refuses to deploy without them where nobody can be asked. They reach every
 * function in its environment, where `readConfig` checks them together, also while firebase-tools loads the code.
 */

defineString('SITE_URL', {
  default: '',
  description: "Origin of the site, without a slash at the end; empty for Firebase's own, https://PROJECT.web.app",
  input: origin(),
});
defineString('ALLOWED_ORIGINS', {
  default: '',
  description: 'Foreign origins whose pages may call the API, separated by commas',
});
defineString('CONTACT_EMAIL', {
  default: '',
  description: 'Where messages of the contact form and alerts go; empty for no form',
});
defineString('MAIL_FROM', {
  description: 'Sender of all mails: Name <address>',
  input: { text: { example: 'Gallery <hello@example.com>', nonEmpty: true } },
});
defineInt('MAILS_PER_MINUTE', { default: 300, description: 'Mails that the mail server takes in a minute' });
defineString('BOUNCE_REPORTS', {
  default: 'none',
  description: 'Reports of mails that come back: signed needs the secret BOUNCE_SECRET',
  input: select(['none', 'signed']),
});
defineString('PAYMENT_PROVIDER', {
  default: 'none',
  description: 'Who takes payments: with none, administrators confirm each by hand',
  input: select(['none', 'razorpay']),
});
defineString('RAZORPAY_KEY_ID', { default: '', description: 'Id of the key at Razorpay; empty without it' });
defineString('APP_CHECK', {
  default: 'off',
  description: "Calls that must come from the site's own pages: not asked, counted in the log, or refused",
  input: select(['off', 'monitor', 'enforce']),
});
defineString('STORAGE_BUCKET', {
  default: '',
  description: "Bucket of the files; empty for the project's default one",
});
defineInt('TRUST_PROXY_HOPS', { default: 1, description: 'Proxies in front that write X-Forwarded-For' });
defineInt('MAX_INSTANCES_FACTOR', {
  default: 1,
  description: "How many times the instances of a new project's quota functions may have",
});
defineInt('WARM_INSTANCES', { default: 0, description: 'Instances of api, pages and files each that always run' });

function origin() {
  return {
    text: {
      example: 'https://www.example.com',
      validationRegex: '^(https://[a-z0-9.-]+)?$',
      validationErrorMessage: 'Such as https://www.example.com, without a slash at the end',
    },
  };
}
