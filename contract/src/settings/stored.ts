/** `settings/home`: the content of the front page, as an admin chose it. */
export interface StoredHomeSettings {
  /** Images of the carousel, in order. */
  carousel: string[];
}

/** `settings/shop`: where buyers pay. Each may be missing. */
export interface StoredShopSettings {
  /** Virtual payment address, `name@bank`. */
  upiId?: string;
  payeeName?: string;
  /** How to pay by bank transfer: text with line ends. */
  bankText?: string;
}
