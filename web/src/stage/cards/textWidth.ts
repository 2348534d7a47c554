/** How wide a line of print is, in ems: rather too much than too little, since every machine has other letters. */
export const emsOf = (text: string): number => [...text].reduce((sum, sign) => sum + widthOf(sign), 0);

function widthOf(sign: string): number {
  if (sign > "\u2e80") return 1; // Japanese signs are squares
  if (/[fijlrtI .,'’-]/.test(sign)) return 0.42;
  if (/[mwMW]/.test(sign)) return 0.98;
  return sign === sign.toLowerCase() ? 0.64 : 0.76;
}
