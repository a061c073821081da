export { companyColor } from '../../ui/company-color.ts';
export { contrast, fitting, lettering, linesOf, luminance } from '../../ui/lettering.ts';
