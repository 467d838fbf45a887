/** What both settings have. */
interface SettingsState {
  /** Grows with every change; missing before the first one. */
  version?: number;
}

/** `settings/home`: the content of the front page, as an admin chose it. */
export interface StoredHomeSettings extends SettingsState {
  /** Images of the carousel, in order. */
  carousel: string[];
  /** Introductory stories, in order; where it is missing or empty, `intro` of the stories chooses them. */
  introStories?: string[];
  /** Words about the shop, at its top. */
  shopIntro?: string;
}

/** `settings/shop`: where buyers pay. Each may be missing. */
export interface StoredShopSettings extends SettingsState {
  /** Virtual payment address, `name@bank`. */
  upiId?: string;
  payeeName?: string;
  /** How to pay by bank transfer: text with line ends. */
  bankText?: string;
}
