import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as Client from 'react-dom/client';

// What the size of the login page is measured in: React and react-dom, whole.
globalThis.kept = [React, ReactDom, Client];
