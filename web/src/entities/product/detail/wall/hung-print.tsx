import { type FramedPrintProps, outerSize, PrintInFrame, photographWidth } from '../frame/framed-print.tsx';

/** Shows a framed print; `--cm` around it is one centimetre, `shownWidth` their number across. */
export function HungPrint({ shownWidth, ...framed }: FramedPrintProps & { shownWidth: number }) {
  const { picture, print } = framed;
  const shown = {
    sizes: `${((100 * photographWidth(framed)) / shownWidth).toFixed(1)}vw`,
    alt: `${picture.alt} At ${print.width} by ${print.height} centimetres.`,
  };
  return (
    <div style={{ width: `calc(${outerSize(framed).width} * var(--cm))` }}>
      <PrintInFrame {...framed} shown={shown} />
    </div>
  );
}
