/** Numbers of a camera's generation, which names write in Roman digits. */
const GENERATIONS = ['', '', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

const roman = (digit: string): string => GENERATIONS[Number(digit)] ?? digit;

/** Names of models by maker and by how the camera writes them: files have codes where photographers have names. */
const MODELS: Readonly<Record<string, readonly [written: RegExp, name: (...parts: string[]) => string][]>> = {
  // `Z 7_2` is sold as Z 7II.
  Nikon: [[/^(Z ?\d+)_([2-9])$/i, (model, generation) => `${model}${roman(generation)}`]],
  // `ILCE-7RM4` is sold as α7R IV, `ILCE-7CM2` as α7C II, `ILCE-6400` as α6400; letters for a revision are dropped.
  Sony: [
    [/^ILCE-(\d+[RSC]*)M([2-9])[A-Z]?$/i, (model, generation) => `α${model} ${roman(generation)}`],
    [/^ILCE-(\d+[RSC]*)[A-Z]?$/i, (model) => `α${model}`],
    [/^DSC-([A-Z]+\d+[A-Z]*?)M([2-9])[A-Z]?$/i, (model, generation) => `${model} ${roman(generation)}`],
    [/^DSC-(.+)$/i, (model) => model],
    [/^(ZV-[A-Z]*\d+)M([2-9])$/i, (model, generation) => `${model} ${roman(generation)}`],
  ],
  // `EOS R6m2` is sold as EOS R6 Mark II.
  Canon: [[/^(.*\d)m([2-9])$/, (model, generation) => `${model} Mark ${roman(generation)}`]],
  // `DC-S5M2` is sold as Lumix S5II.
  Panasonic: [
    [/^D(?:C|MC)-(.*\d[A-Z]?)M([2-9])[A-Z]?$/i, (model, generation) => `Lumix ${model}${roman(generation)}`],
    [/^D(?:C|MC)-(.+)$/i, (model) => `Lumix ${model}`],
  ],
  // `E-M1MarkIII` is sold as OM-D E-M1 Mark III.
  Olympus: [
    [/^(E-M\d+)(?: ?Mark ?([IVX]+S?))?$/i, (model, mark) => `OM-D ${model}${mark ? ` Mark ${mark}` : ''}`],
    [/^(PEN-F|E-P\d+|E-PL\d+)$/i, (model) => `PEN ${model.replace(/^PEN-/i, '')}`],
  ],
  'OM System': [[/^(OM-\d+) ?Mark ?([IVX]+)$/i, (model, mark) => `${model} Mark ${mark}`]],
};

/** Returns the name by which a maker sells a camera; the model as it is written where no other name is known. */
export function nameModel(maker: string, model: string): string {
  for (const [written, name] of MODELS[maker] ?? []) {
    const parts = written.exec(model);
    if (parts) return name(...parts.slice(1).map((part) => part ?? ''));
  }
  return model;
}
