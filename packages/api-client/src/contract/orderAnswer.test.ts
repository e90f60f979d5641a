import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyJson } from '../testing/anyAnswer.js';
import { isAcceptance, parseOrderAnswer } from './orderAnswer.js';

function accepts(text: string): boolean {
  try {
    return isAcceptance(parseOrderAnswer(text));
  } catch {
    return false;
  }
}

describe('the body of a success answer to an order', () => {
  it.each([
    ['', 'nothing'],
    [' \n', 'blanks'],
    ['OK', 'a word'],
    ['Your request was received.', 'a sentence'],
    ['null', 'null'],
    ['true', 'true'],
    ['7', 'a number'],
    ['"accepted"', 'a text of JSON'],
    ['{}', 'an empty object'],
    ['{"message":"Withdrawal request submitted."}', 'a message'],
    ['{"id":4,"status":"active","growth_logs":[]}', 'a record'],
    ['{"status":"pending"}', 'a status that is no failure'],
    ['{"status":500}', 'a status that is a number'],
    ['{"success":true,"ok":"true"}', 'flags that say yes'],
    ['{"success":null,"ok":0}', 'flags that say nothing'],
    ['{"error":null}', 'no error'],
    ['{"error":""}', 'an empty error'],
    ['{"error":" "}', 'a blank error'],
    ['{"error":false,"errors":0}', 'errors that are off'],
    ['{"error":[],"errors":{}}', 'no errors'],
    ['{"data":{"success":false}}', 'a no about something else'],
  ])('%j counts as acceptance: %s', (text) => {
    expect(accepts(text)).toBe(true);
  });

  it.each([
    ['<!doctype html><html><body>Sign in to this network</body></html>', 'a page'],
    ['\r\n\t<html>', 'a page after blanks'],
    ['<?xml version="1.0"?><accepted/>', 'XML'],
    ['{"message":"Withdrawal requ', 'an object that breaks off'],
    ['[{"id":4}', 'a list that breaks off'],
    ['"acce', 'a text of JSON that breaks off'],
    ['{"id":4}{"id":5}', 'more than one object'],
    ['[]', 'an empty list'],
    ['[{"id":4,"status":"active"}]', 'a list of records'],
    ['false', 'false'],
    ['{"success":false}', 'success: false'],
    ['{"success":"false"}', 'success as text'],
    ['{"success":"False"}', 'success as Python writes it'],
    ['{"ok":false,"id":4}', 'ok: false, whatever else'],
    ['{"status":"error","message":"Insufficient balance"}', 'the status error'],
    ['{"status":"FAILED"}', 'the status failed'],
    ['{"status":"Failure"}', 'the status failure'],
    ['{"status":" fail "}', 'the status fail'],
    ['{"id":4,"status":"Rejected"}', 'a record that was rejected'],
    ['{"status":"declined"}', 'the status declined'],
    ['{"status":"denied"}', 'the status denied'],
    ['{"status":"refused"}', 'the status refused'],
    ['{"error":"Insufficient balance"}', 'an error'],
    ['{"error":true}', 'an error that is on'],
    ['{"error":17}', 'the number of an error'],
    ['{"error":{"code":17}}', 'an error with a code'],
    ['{"errors":["Insufficient balance"]}', 'a list of errors'],
    ['{"errors":{"amount":["Too small."]}}', 'errors by field'],
  ])('%j proves nothing: %s', (text) => {
    expect(accepts(text)).toBe(false);
  });

  it('is judged without failing, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.oneof(...Object.values(anyJson)), (body) => {
        expect(isAcceptance(parseOrderAnswer(JSON.stringify(body)))).toBeTypeOf('boolean');
      }),
    );
  });
});
