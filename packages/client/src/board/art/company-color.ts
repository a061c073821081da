export { companyColor } from '../../ui/company-color.ts';
export { contrast, fitting, lettering, luminance } from '../../ui/lettering.ts';
