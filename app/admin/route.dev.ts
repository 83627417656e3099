export { GET } from '../cms/[...file]/route.dev';
