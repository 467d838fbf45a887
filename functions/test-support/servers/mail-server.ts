import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail {
  /** Recipients of the envelope. */
  to: string[];
  parsed: ParsedMail;
  raw: string;
}

interface Reactions extends Pick<SMTPServerOptions, 'onConnect' | 'onRcptTo'> {
  /** Refuses a mail by what it throws; `close` breaks the connection. */
  beforeTaking?: (mail: ReceivedMail, connection: { close: () => void }) => void;
  /** Runs, and ends, before the server answers that it has taken a mail. */
  afterTaking?: (mail: ReceivedMail) => void | Promise<void>;
}

export interface MailServer {
  /** Address for `SMTP_URL`. */
  url: string;
  /** Mails that it has taken, in their order. */
  mails: ReceivedMail[];
  /** Breaks the connection of a session. */
  disconnect: (session: Pick<SMTPServerSession, 'remotePort'>) => void;
  close: () => Promise<void>;
}

/** Refusal in the words of SMTP, such as `refusal(550, 'no such user')`. */
export const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** Null where the connection breaks in between. */
async function readAll(stream: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}

/** Starts a mail server on loopback that takes what is not refused. */
export async function startMailServer({ beforeTaking, afterTaking, ...options }: Reactions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const disconnect: MailServer['disconnect'] = ({ remotePort }) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: async (stream, session, done) => {
      const raw = await readAll(stream);
      if (raw === null) return;
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const mail = { to, parsed: await simpleParser(raw), raw };
      let isClosed = false;
      const close = () => {
        isClosed = true;
        disconnect(session);
      };
      try {
        beforeTaking?.(mail, { close });
      } catch (error) {
        done(error as Error);
        return;
      }
      if (isClosed) return;
      mails.push(mail);
      await afterTaking?.(mail);
      done();
    },
  });
  // Some tests are about connections that break.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    disconnect,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
