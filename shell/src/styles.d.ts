declare module '*.css';
declare module '@sendahead/shared-ui/tokens';
declare module '@sendahead/shared-ui/base';
