import { content } from '@/content';

export default function HomePage() {
  return (
    <main>
      <h1>{content.home.hero.headline.join(' ')}</h1>
      <style href="x-1" precedence="wood-type">
        {'.a{color:red}'}
      </style>
    </main>
  );
}
