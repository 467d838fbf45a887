/** Where an order goes and who is told: all texts, none of them empty but the recipient. Phones are ten digits. */
export interface AddressFields {
  /** Missing or empty where it is the buyer, and in addresses from before there were recipients. */
  recipient?: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
  email: string;
  phone: string;
  alternatePhone: string;
}

/** `users/{userId}/addresses/{id}`. */
export interface StoredAddress extends AddressFields {
  createdAt: Date;
}
