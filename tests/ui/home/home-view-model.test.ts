import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenViews } from '../../../domain/holdings/view/screen-view';
import { HomeViewModel } from '../../../ui/screens/portfolio/view/home-view-model';

describe('the views of the home', () => {
  it('[PORT-08] begin with the portfolio', () => {
    expect(new HomeViewModel().view).toBe('portfolio');
  });

  it('[PORT-11, PORT-12] the views of the home are shown one after the other and come back the other way round', () => {
    const home = new HomeViewModel();
    home.goTo('all-funds');
    home.goTo('tutorial');
    expect(home.view).toBe('tutorial');
    home.back();
    expect(home.view).toBe('all-funds');
    home.back();
    expect(home.view).toBe('portfolio');
  });

  it('[OPEN-25] stay on the portfolio with nothing to go back to, and remember no view that was shown already', () => {
    const home = new HomeViewModel();
    home.back();
    expect(home.view).toBe('portfolio');
    home.goTo('all-funds');
    home.goTo('all-funds');
    home.back();
    expect(home.view).toBe('portfolio');
  });

  it('[PORT-11, PORT-12] follow the browser back and forward', () => {
    const home = new HomeViewModel();
    home.goTo('all-funds');
    home.goTo('tutorial');
    home.show('all-funds');
    home.show('portfolio');
    home.show('portfolio');
    expect(home.view).toBe('portfolio');
    home.show('all-funds');
    home.back();
    expect(home.view).toBe('portfolio');
  });

  it('[PORT-11, PORT-12, OPEN-25] lead back through every view that was left', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...screenViews)), (visits) => {
        const home = new HomeViewModel();
        visits.forEach(home.goTo);
        const shown = ['portfolio', ...visits].filter((view, place, all) => view !== all[place - 1]);
        for (const view of shown.toReversed()) {
          expect(home.view).toBe(view);
          home.back();
        }
        expect(home.view).toBe('portfolio');
      }),
    );
  });
});
