export { RootFailure as default } from '@/components/layout/error-page/root-failure.client';
