export { companyColor } from '../../ui/company-color.ts';
export { contrast, lettering, luminance } from '../../ui/lettering.ts';
