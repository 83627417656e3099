export { ReactPage as default } from '@/__tests__/fixtures/react/react-page';
