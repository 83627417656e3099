import { behaviour } from '@/components/browser/behaviour';
import { startMenu } from '@/components/layout/menu/menu.behaviour';

function setEnvironment(environment: 'development' | 'production') {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
}

test('on the published page, an element of a client component has the name of its behaviour and no ref', () => {
  setEnvironment('production');
  const attributes = behaviour('menu', startMenu);
  expect(attributes).toEqual({ 'data-behaviour': 'menu', suppressHydrationWarning: true });
});

// If an element had both, the page's script and React would each start the behaviour.
test('in next dev, an element of a client component has the ref of its behaviour and no name', () => {
  setEnvironment('development');
  expect(behaviour('menu', startMenu)).toEqual({ ref: startMenu });
});

test.each(['development', 'production'] as const)(
  'in %s, an element of a server component has the name of its behaviour',
  (environment) => {
    setEnvironment(environment);
    expect(behaviour('date')).toEqual({ 'data-behaviour': 'date', suppressHydrationWarning: true });
  },
);
