/** Texts of a file about its picture: IPTC Photo Metadata, written as XMP, as IPTC IIM or as both. */
export interface IptcFields {
  title?: string;
  /** Lines are kept. */
  caption?: string;
  keywords: string[];
  /** Several are joined with commas. */
  creator?: string;
  copyrightNotice?: string;
  usageTerms?: string;
  /** Where the terms stand (web statement of rights), or which license it is. An address by its sender's word. */
  webStatement?: string;
}

export type FieldName = keyof IptcFields;

export type Values = Map<FieldName, string[]>;
