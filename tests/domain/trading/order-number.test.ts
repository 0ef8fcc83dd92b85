import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type OrderNumber,
  orderNumber,
  orderSerial,
  parseOrderNumber,
  shownOrderNumber,
} from '../../../domain/trading/orders/order-number';
import { err, ok } from '../../../domain/kernel/result';
import { digitBut } from '../../arbitraries/pin';

const serials = fc.integer({ min: 1, max: 99_999_999 });
const places = fc.nat({ max: 8 });

describe('order numbers', () => {
  it('[ORDQ-05] an order number has nine digits in threes, and looks unlike that of the order before', () => {
    expect([1, 2, 3].map(orderNumber)).toEqual(['618-033-991', '236-067-983', '854-101-973']);
  });

  it('[ORDQ-05] an order number is read with hyphens, blanks and full-width digits', () => {
    expect(['618033991', ' 618 033 991 ', '618－033－991', '６１８０３３９９１'].map(parseOrderNumber)).toEqual(
      Array.from({ length: 4 }, () => ok('618-033-991')),
    );
  });

  it('[ORDQ-05] a text with fewer digits, more of them or a letter is no order number', () => {
    expect(['', '61803399', '6180339911', '61803399B'].map(parseOrderNumber)).toEqual(
      Array.from({ length: 4 }, () => err('malformed')),
    );
  });

  it('[ORDQ-05] law: gives back the serial that it was made of, so that no two orders have one', () => {
    fc.assert(
      fc.property(serials, (serial) => {
        const number = orderNumber(serial);
        expect(parseOrderNumber(number)).toEqual(ok(number));
        expect(orderSerial(number)).toBe(serial);
      }),
    );
  });

  it('[ORDQ-05] law: any single wrong digit is found', () => {
    const wrong = fc.tuple(serials, places).chain(([serial, place]) => {
      const digits = digitsOf(orderNumber(serial));
      return digitBut(digits[place] ?? '').map((digit) => digits.with(place, digit));
    });
    fc.assert(
      fc.property(wrong, (digits) => {
        expect(parseOrderNumber(digits.join(''))).toEqual(err('mistyped'));
      }),
    );
  });

  it('[ORDQ-05] law: any swap of two neighbouring digits is found', () => {
    fc.assert(
      fc.property(serials, fc.nat({ max: 7 }), (serial, place) => {
        const digits = digitsOf(orderNumber(serial));
        const [one = '', other = ''] = digits.slice(place, place + 2);
        fc.pre(one !== other);
        const swapped = digits.with(place, other).with(place + 1, one);
        expect(parseOrderNumber(swapped.join(''))).toEqual(err('mistyped'));
      }),
    );
  });

  it('[ORDQ-05] stands before the id of the server, which shows where there is no number', () => {
    expect(shownOrderNumber({ orderNo: '618-033-991', orderId: 'abc.1' })).toBe('618-033-991');
    expect(shownOrderNumber({ orderId: 'abc.1' })).toBe('abc.1');
    expect(shownOrderNumber({})).toBeUndefined();
  });
});

const digitsOf = (number: OrderNumber): readonly string[] => Array.from(number.replaceAll('-', ''));
