import qrcode from 'qrcode-generator';

/** The modules of a QR code from top to bottom, true where they are dark. A sixth of it may be covered. */
export function encodeQrCode(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  );
}
