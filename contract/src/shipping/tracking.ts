/** Carriers' pages, to which the tracking number is appended, by the carrier's name, letters only. */
const PAGES: Readonly<Record<string, string>> = {
  indiapost: 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?ConsignmentNo=',
  dtdc: 'https://www.dtdc.in/tracking/tracking_results.asp?strCnno=',
  delhivery: 'https://www.delhivery.com/track/package/',
  bluedart: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/in-en/home/tracking.html?tracking-id=',
  ups: 'https://www.ups.com/track?tracknum=',
};

/** The carriers whose shipments have a link, as artists choose them. */
export const CARRIERS = ['India Post', 'DTDC', 'Delhivery', 'Blue Dart', 'FedEx', 'DHL', 'UPS'] as const;

/** The carrier's page about a shipment; null for a carrier that is not known. An artist may have typed both. */
export function trackingLink(carrier: string, tracking: string): string | null {
  const name = carrier.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(PAGES, name) ? `${PAGES[name]}${encodeURIComponent(tracking)}` : null;
}
