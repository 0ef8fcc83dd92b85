import { describe, expect, it } from 'vitest';
import { filesOf, projectRoot } from '../../architecture-tree';
import { resolvedImports } from '../../module-graph';

const screen = 'ui/screens/order-list';

/** The parts of an order list without its components, from what knows nobody to what puts all together (docs/adr/0072). */
const levels = [
  `${screen}/order-list-deps.ts`,
  `${screen}/state/`,
  `${screen}/cards/`,
  `${screen}/confirming/`,
  `${screen}/outcome/`,
  `${screen}/order-list-model.ts`,
  `${screen}/services/`,
  `${screen}/order-list-parts.ts`,
  `${screen}/order-list-view-model.ts`,
];

const levelOf = (file: string): number => levels.findIndex((level) => file.startsWith(level));

const files = filesOf(projectRoot).filter((file) => file.startsWith(`${screen}/`) && file.endsWith('.ts'));

describe('the parts of an order list', () => {
  it('stand each on a level', () => {
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => levelOf(file) < 0)).toEqual([]);
    expect(levels.filter((level) => !files.some((file) => file.startsWith(level)))).toEqual([]);
  });

  it('know those of their own level and below, and no component', () => {
    const upwards = files.flatMap((file) =>
      resolvedImports(file)
        .filter(({ file: imported }) => imported.startsWith(`${screen}/`))
        .filter(({ file: imported }) => imported.endsWith('.tsx') || levelOf(imported) > levelOf(file))
        .map(({ file: imported }) => `${file} -> ${imported}`),
    );
    expect(upwards).toEqual([]);
  });
});
