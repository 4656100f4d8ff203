export { drawPhotoToken, findPhotoLink } from '../photo-link/photo-links.ts';
