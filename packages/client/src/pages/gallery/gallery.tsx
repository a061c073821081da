/** Every tile and map of every title. */
export function GalleryPage() {
  return <main />;
}
