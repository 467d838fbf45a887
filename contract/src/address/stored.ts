/** Where an order goes and who is told: all texts, none of them empty. Phones are ten digits. */
export interface AddressFields {
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
