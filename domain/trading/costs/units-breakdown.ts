import { compare, isZero, type Decimal, zero } from '../../money/decimal';
import { sum } from '../../money/sum';
import { feeTypes, type FeeType } from '../../funds/fee-type';
import { takeOldest, type UnitLot } from '../../holdings/unit-lots';

/** Units of one fund that bear the same fee type, named as on the wire [TRADE-111, ENT-54]. */
export type UnitsPart = { readonly fundFeeType: FeeType; readonly unit: Decimal };

/** The units of one fund, part by fee type: each part is a remittance of its own [TRADE-59, TRADE-111]. */
export type UnitsBreakdown = readonly UnitsPart[];

/** The parts with those of the same fee type added up, front-end first, and those without units left out [TRADE-111]. */
export function breakDownUnits(parts: UnitsBreakdown): UnitsBreakdown {
  return feeTypes
    .map((fundFeeType) => ({ fundFeeType, unit: sum(unitsOf(parts, fundFeeType)) }))
    .filter(({ unit }) => !isZero(unit));
}

/** Returns true if parts break units down: each above zero, and together all of them [TRADE-59, TRADE-111]. */
export const addsUpTo = (parts: UnitsBreakdown, units: Decimal): boolean =>
  parts.every(({ unit }) => compare(unit, zero) > 0) && compare(sum(parts.map(({ unit }) => unit)), units) === 0;

/** Returns how many units of each fee type a redemption takes: the oldest lots first, and no more than there are [TRADE-111]. */
export const redeemedParts = (lots: readonly UnitLot[], units: Decimal): UnitsBreakdown =>
  breakDownUnits(takeOldest(lots, { units }).taken.map((lot) => ({ fundFeeType: lot.feeType, unit: lot.units })));

/** Returns true if units of these fee types are redeemed as two remittances: both types are among them [TRADE-111]. */
export const hasTwoRemittances = (types: readonly FeeType[]): boolean => feeTypes.every((type) => types.includes(type));

const unitsOf = (parts: UnitsBreakdown, type: FeeType): readonly Decimal[] =>
  parts.filter(({ fundFeeType }) => fundFeeType === type).map(({ unit }) => unit);
