const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's environment for Node, with globals that V8 finds by itself: jest's own context asks an interceptor and a proxy for
 * each `Math` and `Array`, which makes code that names many of them up to twenty times as slow.
 */
module.exports = class PlainGlobals extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} words */
  constructor(...words) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...words);
    } finally {
      vm.createContext = createContext;
    }
  }
};
