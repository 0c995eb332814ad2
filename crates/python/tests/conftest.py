"""Where every extra is installed, no test may be skipped: `make pythonextras` says so."""


def pytest_addoption(parser):
    parser.addoption("--none-skipped", action="store_true", help="a skipped test is a failure")


def skipped(config):
    """The tests that were skipped though none may be."""
    reports = config.pluginmanager.get_plugin("terminalreporter").stats.get("skipped", [])
    return reports if config.getoption("--none-skipped") else []


def pytest_sessionfinish(session):
    if skipped(session.config):
        session.exitstatus = 1


def pytest_terminal_summary(terminalreporter, config):
    for report in skipped(config):
        terminalreporter.write_line(f"SKIPPED, and may not be: {report.nodeid}: {report.longrepr[2]}", red=True)
