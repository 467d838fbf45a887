import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import { GALLERY_PAGE_SIZE, SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import express from 'express';
import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../src/data/core/database.ts';
import { collection } from '../src/data/core/firestore.ts';
import { PUBLIC_IMAGES, PUBLIC_PRODUCTS } from '../src/data/page-index/memberships.ts';
import { readPage } from '../src/data/page-index/page-indexes.ts';

const BUILD = new URL('../dist/index.js', import.meta.url);
const PAGE_SIZES = { images: GALLERY_PAGE_SIZE, products: SHOP_PAGE_SIZE } as const;

const SAMPLE_INTERVAL = 100;

/**
 * `node instance.ts build|bare`: one instance that answers calls, pages and photographs, in a process of its own. It
 * sends its port to its parent, then its usage (milliseconds of processor time, bytes of resident memory at most) for
 * every message, and ends with it.
 */
const server = createServer(process.argv[2] === 'build' ? await loadBuild() : bareCalls());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

let peakMemory = process.memoryUsage.rss();
// The system's own peak can be that of the parent, of which this process was a copy.
setInterval(() => {
  peakMemory = Math.max(peakMemory, process.memoryUsage.rss());
}, SAMPLE_INTERVAL);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ processor: (user + system) / 1000, peakMemory });
});
process.on('disconnect', () => process.exit());

/** The deployed functions that answer requests. */
async function loadBuild(): Promise<RequestListener> {
  const { api, files, pages }: Record<'api' | 'files' | 'pages', RequestListener> = await import(BUILD.href);
  return (req, res) => {
    if (req.url?.startsWith('/api/')) api(req, res);
    else (req.url?.startsWith('/photos/') ? files : pages)(req, res);
  };
}

/**
 * The least that a call can cost with Express and the Admin SDK, without middleware, check or mapping. A page reads its
 * documents and its page index in one round trip, their ids known beforehand. A transaction reads what an order read,
 * and writes the same.
 */
function bareCalls(): RequestListener {
  const app = express();
  app.get('/api/image', answerPage('images', PUBLIC_IMAGES));
  app.get('/api/product', answerPage('products', PUBLIC_PRODUCTS));
  app.post('/api/transaction', answerTransaction);
  return app;
}

function answerPage(of: keyof typeof PAGE_SIZES, index: string): express.RequestHandler {
  const pages = new Map<string, Promise<DocumentReference[]>>();
  return async (req, res) => {
    const page = String(req.query.page);
    const known = pages.get(page) ?? readPageDocuments(of, index, Number(page));
    pages.set(page, known);
    const snapshots = await firestore().getAll(...(await known));
    res.json({ returnCode: 200, data: snapshots.map((snapshot) => snapshot.data()) });
  };
}

/** The documents that one page is made of: the index's head, its first segment, and the entries. */
async function readPageDocuments(
  of: keyof typeof PAGE_SIZES,
  index: string,
  page: number,
): Promise<DocumentReference[]> {
  const { ids } = await readPage(index, { page, pageSize: PAGE_SIZES[of] });
  const head = collection('listings').doc(index);
  const [segment] = await head.collection('segments').listDocuments();
  const entries = ids.map((id) => collection(of).doc(id));
  return [head, ...(segment ? [segment] : []), ...entries];
}

interface OrderDocuments {
  /** The buyer, the shop's settings, the products and the address. */
  read: DocumentReference[];
  order: DocumentData;
  parts: DocumentData[];
  products: DocumentData[];
}

const orders = new Map<string, Promise<OrderDocuments>>();

/** Reads what this order read, and writes what it wrote, in documents of nobody, which no trigger follows. */
async function answerTransaction(req: express.Request, res: express.Response): Promise<void> {
  const [orderId, addressId] = [String(req.query.order), String(req.query.address)];
  const known = orders.get(orderId) ?? readOrderDocuments(orderId, addressId);
  orders.set(orderId, known);
  const { read, order, parts, products } = await known;
  const created = firestore().collection('bench').doc();
  await firestore().runTransaction(async (transaction) => {
    // As in `data/order-placement.ts`: the order itself tells whether it was placed before.
    await transaction.getAll(created, ...read);
    transaction.create(created, order);
    for (const [index, part] of parts.entries()) {
      transaction.create(created.collection('parts').doc(String(index)), part);
      const stats = { days: { '01': { orders: FieldValue.increment(1) } } };
      transaction.set(firestore().doc(`bench/stats-${index}`), stats, { merge: true });
    }
    for (const [index, { sizes }] of products.entries())
      transaction.update(firestore().doc(`bench/product-${index}`), { sizes });
  });
  res.json({ returnCode: 200, data: null });
}

async function readOrderDocuments(orderId: string, addressId: string): Promise<OrderDocuments> {
  const placed = collection('orders').doc(orderId);
  const [order, parts] = await Promise.all([placed.get(), placed.collection('parts').get()]);
  const { buyerId, lines } = order.data() as StoredOrder;
  const sold = lines.map(({ productId }) => collection('products').doc(productId));
  const products = (await firestore().getAll(...sold)).map((product) => product.data() ?? {});
  for (const [index, product] of products.entries()) await firestore().doc(`bench/product-${index}`).set(product);
  const buyer = collection('users').doc(String(buyerId));
  return {
    read: [buyer, collection('settings').doc('shop'), ...sold, buyer.collection('addresses').doc(addressId)],
    order: order.data() ?? {},
    parts: parts.docs.map((part) => part.data()),
    products,
  };
}
