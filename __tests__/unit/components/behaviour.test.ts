import { behaviour } from '@/components/browser/behaviour';
import { startMenu } from '@/components/layout/menu/menu.behaviour';

function setEnvironment(environment: 'development' | 'production') {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
}

test('on the published page, a client component’s element has the behaviour’s name and no ref', () => {
  setEnvironment('production');
  const attributes = behaviour('menu', startMenu);
  expect(attributes).toEqual({ 'data-behaviour': 'menu', suppressHydrationWarning: true });
});

// If an element had both, the page's script and React would each start its behaviour.
test('in next dev, a client component’s element has the behaviour as its ref, and no name', () => {
  setEnvironment('development');
  expect(behaviour('menu', startMenu)).toEqual({ ref: startMenu });
});

test.each(['development', 'production'] as const)(
  'in %s, a server component’s element has the behaviour’s name',
  (environment) => {
    setEnvironment(environment);
    expect(behaviour('date')).toEqual({ 'data-behaviour': 'date', suppressHydrationWarning: true });
  },
);
