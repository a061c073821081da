export { companyColor } from '../../ui/company-color.ts';
export { contrast, fitting, lettering, linesOf, luminance, PRESSED, pressedTo } from '../../ui/lettering.ts';
