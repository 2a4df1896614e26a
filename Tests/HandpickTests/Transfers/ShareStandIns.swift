import TestSupport

/// What stands in for a desktop's services on the test's bus: it writes down what it is asked for.
enum ShareStandIns {
  /// The desktop's portal for e-mails: a line for each file that it is given.
  static let mailPortal =
    beginning + """

      XML = '''<node><interface name="org.freedesktop.portal.Email">
        <property name="version" type="u" access="read"/>
        <method name="ComposeEmail"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
        <arg type="o" direction="out"/></method></interface></node>'''

      def called(bus, sender, path, interface, method, arguments, invocation):
        options = arguments.unpack()[1]
        files = invocation.get_message().get_unix_fd_list()
        for handle in options['attachment_fds']:
          write(os.readlink(f'/proc/self/fd/{files.get(handle)}'))
        write('end')
        client = sender[1:].replace('.', '_')
        request = f"/org/freedesktop/portal/desktop/request/{client}/{options['handle_token']}"
        invocation.return_value(GLib.Variant('(o)', (request,)))
        bus.emit_signal(
          sender, request, 'org.freedesktop.portal.Request', 'Response',
          GLib.Variant('(ua{sv})', (int(sys.argv[2]), {})))

      serve('org.freedesktop.portal.Desktop', [('/org/freedesktop/portal/desktop', XML)], called,
        lambda *_: GLib.Variant('u', 3))
      """

  /// KDE Connect with one device that is reachable: a line for each link.
  static let kdeConnect =
    beginning + """

      DAEMON = '''<node><interface name="org.kde.kdeconnect.daemon"><method name="deviceNames">
        <arg type="b" direction="in"/><arg type="b" direction="in"/><arg type="a{ss}" direction="out"/>
        </method></interface></node>'''
      SHARE = '''<node><interface name="org.kde.kdeconnect.device.share"><method name="shareUrls">
        <arg type="as" direction="in"/></method></interface></node>'''

      def called(bus, sender, path, interface, method, arguments, invocation):
        if method == 'deviceNames':
          assert arguments.unpack() == (True, True)
          return invocation.return_value(GLib.Variant('(a{ss})', ({'ab12_c': 'Pixel 7'},)))
        for link in arguments.unpack()[0]:
          write(link)
        write('end')
        invocation.return_value(None)

      serve('org.kde.kdeconnect', [('/modules/kdeconnect', DAEMON),
        ('/modules/kdeconnect/devices/ab12_c/share', SHARE)], called, None)
      """

  /// GSConnect with one device that is connected and one that is not: a line for each link.
  static let gsConnect =
    beginning + """

      MANAGER = '''<node><interface name="org.freedesktop.DBus.ObjectManager"><method name="GetManagedObjects">
        <arg type="a{oa{sa{sv}}}" direction="out"/></method></interface></node>'''
      ACTIONS = '''<node><interface name="org.gtk.Actions"><method name="Activate"><arg type="s" direction="in"/>
        <arg type="av" direction="in"/><arg type="a{sv}" direction="in"/></method></interface></node>'''
      BASE = '/org/gnome/Shell/Extensions/GSConnect'

      def device(name, connected):
        return {'org.gnome.Shell.Extensions.GSConnect.Device': {'Name': GLib.Variant('s', name),
          'Connected': GLib.Variant('b', connected), 'Paired': GLib.Variant('b', True)}}

      def called(bus, sender, path, interface, method, arguments, invocation):
        if method == 'GetManagedObjects':
          return invocation.return_value(GLib.Variant('(a{oa{sa{sv}}})', (
            {BASE + '/Device/one': device('Tablet', True), BASE + '/Device/two': device('Away', False)},)))
        name, parameters, _ = arguments.unpack()
        write(f'{path} {name} {parameters[0][0]} {parameters[0][1]}')
        invocation.return_value(None)

      serve('org.gnome.Shell.Extensions.GSConnect', [(BASE, MANAGER), (BASE + '/Device/one', ACTIONS)], called,
        None)
      """

  /// Arguments of each: the file to write to, and for the portal the response.
  private static let beginning = """
    import os, sys
    from gi.repository import Gio, GLib

    record = open(sys.argv[1], 'wb', buffering=0)

    def write(line):
      record.write(os.fsencode(line) + b'\\n')

    def serve(name, objects, called, read):
      def acquired(bus, _):
        for path, xml in objects:
          interface = Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0]
          bus.register_object(path, interface, called, read, None)
      Gio.bus_own_name(Gio.BusType.SESSION, name, Gio.BusNameOwnerFlags.REPLACE, acquired,
        lambda *_: write('ready'), lambda *_: sys.exit('the name is taken'))
      GLib.MainLoop().run()
    """
}
