export interface IndianState {
  /** ISO 3166-2:IN, without the country. */
  iso: string;
  /** The first two digits of the tax numbers (GSTIN) that are registered there. */
  gst: string;
  name: string;
  /** A union territory without a legislature: its half of the tax is UTGST. */
  isUnionTaxed?: true;
}

/** In the order of their GST codes. */
export const INDIAN_STATES: readonly IndianState[] = [
  { iso: 'JK', gst: '01', name: 'Jammu and Kashmir' },
  { iso: 'HP', gst: '02', name: 'Himachal Pradesh' },
  { iso: 'PB', gst: '03', name: 'Punjab' },
  { iso: 'CH', gst: '04', name: 'Chandigarh', isUnionTaxed: true },
  { iso: 'UK', gst: '05', name: 'Uttarakhand' },
  { iso: 'HR', gst: '06', name: 'Haryana' },
  { iso: 'DL', gst: '07', name: 'Delhi' },
  { iso: 'RJ', gst: '08', name: 'Rajasthan' },
  { iso: 'UP', gst: '09', name: 'Uttar Pradesh' },
  { iso: 'BR', gst: '10', name: 'Bihar' },
  { iso: 'SK', gst: '11', name: 'Sikkim' },
  { iso: 'AR', gst: '12', name: 'Arunachal Pradesh' },
  { iso: 'NL', gst: '13', name: 'Nagaland' },
  { iso: 'MN', gst: '14', name: 'Manipur' },
  { iso: 'MZ', gst: '15', name: 'Mizoram' },
  { iso: 'TR', gst: '16', name: 'Tripura' },
  { iso: 'ML', gst: '17', name: 'Meghalaya' },
  { iso: 'AS', gst: '18', name: 'Assam' },
  { iso: 'WB', gst: '19', name: 'West Bengal' },
  { iso: 'JH', gst: '20', name: 'Jharkhand' },
  { iso: 'OD', gst: '21', name: 'Odisha' },
  { iso: 'CG', gst: '22', name: 'Chhattisgarh' },
  { iso: 'MP', gst: '23', name: 'Madhya Pradesh' },
  { iso: 'GJ', gst: '24', name: 'Gujarat' },
  { iso: 'DH', gst: '26', name: 'Dadra and Nagar Haveli and Daman and Diu', isUnionTaxed: true },
  { iso: 'MH', gst: '27', name: 'Maharashtra' },
  { iso: 'KA', gst: '29', name: 'Karnataka' },
  { iso: 'GA', gst: '30', name: 'Goa' },
  { iso: 'LD', gst: '31', name: 'Lakshadweep', isUnionTaxed: true },
  { iso: 'KL', gst: '32', name: 'Kerala' },
  { iso: 'TN', gst: '33', name: 'Tamil Nadu' },
  { iso: 'PY', gst: '34', name: 'Puducherry' },
  { iso: 'AN', gst: '35', name: 'Andaman and Nicobar Islands', isUnionTaxed: true },
  { iso: 'TS', gst: '36', name: 'Telangana' },
  { iso: 'AP', gst: '37', name: 'Andhra Pradesh' },
  { iso: 'LA', gst: '38', name: 'Ladakh', isUnionTaxed: true },
];

/** Codes of states as they were: Daman and Diu before it was merged, and Andhra Pradesh before it was divided. */
const OLD_CODES: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

/** The state with this GST code, also with one that is not given any more. */
export const findStateByCode = (gst: string): IndianState | undefined =>
  INDIAN_STATES.find((state) => state.gst === (OLD_CODES[gst] ?? gst));
