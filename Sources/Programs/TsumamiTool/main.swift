import TsumamiCommands

TsumamiCommand.main()
