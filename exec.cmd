@rem The Windows stand-in for the shell's exec, which the npm scripts use so that signals reach Node.
@%*
