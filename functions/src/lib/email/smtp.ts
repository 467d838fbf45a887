import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import pThrottle from 'p-throttle';
import type { MailServer } from '../config.ts';
import { sha256 } from '../sha256.ts';
import type { Message } from './write-email.ts';

/** Mail as it is handed to the mail server. */
export interface OutgoingMail {
  id: string;
  to: string;
  replyTo?: string | undefined;
  /** Header fields beside those that every mail has. */
  headers?: Readonly<Record<string, string>> | undefined;
  message: Message;
}

/** `refused`: it will never be taken; `failed`: it may be taken later. */
export type SendResult = { state: 'sent' } | { state: 'refused' | 'failed'; error: string };

/** Milliseconds; a server that says nothing for longer has failed. Together less than the lease of a mail. */
const PATIENCE = { connectWithin: 20_000, answerWithin: 60_000 };
/** Connections that stay open, each for so many mails. */
const CONNECTIONS = 3;
const MAILS_PER_CONNECTION = 100;
/** Characters of an error that are stored. */
const ERROR_MAX = 500;

/** Commands whose refusal is about the recipient or the mail; others are refused for what the house has set. */
const ABOUT_MAIL: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/** Returns a function that sends mails by a server, at most so many a minute as are set. */
export function connectMailServer(
  { url, from }: MailServer,
  perMinute: number,
  { connectWithin, answerWithin } = PATIENCE,
): (mail: OutgoingMail) => Promise<SendResult> {
  const server = new URL(url);
  const transport = createTransport({
    pool: true,
    host: server.hostname,
    ...(server.port && { port: Number(server.port) }),
    secure: server.protocol === 'smtps:',
    // A connection that begins in the clear has to be encrypted before it carries a password.
    requireTLS: server.protocol === 'smtp:' && server.username !== '',
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    // A mail whose connection ends has failed: the queue decides when it is tried again, the pool would do so at once.
    maxRequeues: 0,
    connectionTimeout: connectWithin,
    greetingTimeout: connectWithin,
    socketTimeout: answerWithin,
    // Nothing in a mail may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  // Evenly: the transport's own limit lets a minute's mails go at once, and again right after that minute.
  const send = pThrottle({ limit: 1, interval: MINUTE / perMinute })((mail: SendMailOptions) =>
    transport.sendMail(mail),
  );
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  const asAddress = (address: string) => ({ name: '', address });

  return async ({ id, to, replyTo, headers, message: { subject, text, html } }) => {
    try {
      await send({
        messageId: `<${sha256(id).slice(0, 32)}@${domain}>`,
        from,
        // One recipient, whatever signs the address has.
        to: asAddress(to),
        ...(replyTo && { replyTo: asAddress(replyTo) }),
        ...(headers && { headers: { ...headers } }),
        subject,
        text,
        html,
      });
      return { state: 'sent' };
    } catch (error) {
      return toFailure(error as NodemailerError);
    }
  };
}

function toFailure({ permanent, command = '', code, message }: NodemailerError): SendResult {
  const isNoAddress = code === 'EENVELOPE' && command === 'API';
  const isRefused = isNoAddress || (permanent === true && ABOUT_MAIL.has(command));
  return { state: isRefused ? 'refused' : 'failed', error: message.slice(0, ERROR_MAX) };
}
