/** A delivery address as it is listed. */
export interface Address {
  id: string;
  /** Empty where it is the buyer. */
  recipient: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalcode: string;
  email: string;
  phone: string;
  alternate_phone: string;
}
